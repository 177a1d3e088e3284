import { greeting, type Letter } from '#platform/mail/letter.ts'

interface Invited {
  product: string
  inviter: string
  gig: string
  firstName: string
  email: string
}

/** The mail of an invitation. Names that somebody typed stand in its text alone, never in its links. */
export function invitationLetter({ product, inviter, gig, firstName, email }: Invited): {
  letter: Omit<Letter, 'button'>
  button: string
} {
  return {
    letter: {
      to: email,
      subject: `You are invited to a project on ${product}`,
      paragraphs: [
        greeting(firstName),
        `${plain(inviter)} invites you to follow the project “${plain(gig)}” on ${product}.`,
        'The link is good for 14 days. If you have no account yet, you choose a password there.',
      ],
      closing: 'If you do not know what this is about, ignore this mail: nothing happens without the link.',
    },
    button: 'Accept invitation',
  }
}

/** Mail programs make links of what looks like an address; nobody sends links through us. */
function plain(text: string): string {
  return text.replaceAll(/https?:\/\/|www\./gi, '').replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2,})/gu, '. ')
}
