export const copy = {
  deliverablesInReview: 'Deliverables can be added or changed again after the review.',
}
