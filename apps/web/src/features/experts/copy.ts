/** Texts of the profile that the specification fixes (spec 001 §4.3, §8) and those around them. */
export const copy = {
  notProvided: 'Not provided',
  required: 'This field is required.',
  pending: (product: string) =>
    `Thank you for applying to join ${product} Experts! We are currently reviewing your application and will get back to you shortly. Feel free to modify your profile below if you forgot anything.`,
  incomplete:
    'Fill in the profile completely, add at least one entry for each section, then click SUBMIT APPLICATION.',
  mustSetPassword: (product: string) => `You must set a new password to continue using ${product} services`,
  rejectedBy: (name: string) => `Rejected by ${name}`,
  suspendedBy: (name: string) => `Suspended by ${name}`,
  expertSince: (product: string) => `${product} expert since`,
  workingOn: 'Currently working on',
  requestedFor: 'Currently requested for',
  informationUpdated: 'Information has been successfully updated.',
  aboutMeUpdated: 'Information updated successfully',
  emailTaken: 'This email is already used by somebody else.',
  phoneTaken: 'This phone number is already used by somebody else.',
  saveFailed: 'Something went wrong please try again later',
  deleteFailed: 'Something went wrong, try again later',
  discard: {
    title: 'Close without saving?',
    text: 'Your changes will be lost.',
    stay: 'Keep editing',
    leave: 'Discard',
  },
  gone: 'This entry is not there any more.',
} as const
