/** What customers of level manage agree to. */
export const copy = {
  awardText: 'Award text',
  aCustomer: 'A customer',
  changed: 'It has changed in the meantime. Read it again before you agree.',
  award: {
    question: 'Are you happy with this text?',
    act: 'Accept the award text',
    yes: 'Accept',
    effect: 'We tell the project owner. If the text changes after that, we ask you again.',
    said: 'You accepted the award text',
    done: (name: string, day: string) => `Accepted by ${name} on ${day}`,
  },
  radar: {
    question: 'Is your company’s profile right?',
    act: 'Approve your company’s profile',
    yes: 'Approve',
    effect: 'We tell the project owner. If the profile changes after that, we ask you again.',
    said: 'You approved your company’s profile',
    done: (name: string, day: string, company: string) => `${company}: profile approved by ${name} on ${day}`,
  },
}
