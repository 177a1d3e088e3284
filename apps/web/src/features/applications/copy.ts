/** Texts of the wizard, as the specification has them (spec 001 §4, §5, §8). */
export const copy = {
  fileRequired: 'File Upload Field is Required...',
  pdfOnly: 'Only PDF files are allowed!',
  fileEmpty: 'This file is empty. Choose another file.',
  formsOnly: 'Choose a PDF, .docx, .odt, RTF, text, Markdown, HTML, JPEG or PNG file.',
  formsHint: (megabytes: number) =>
    `PDF, Word, OpenDocument, RTF, text, Markdown, HTML or a photo, less than ${megabytes} MB. We keep a PDF as your resume; other files are only read.`,
  shownTitle: 'Your resume as we read it',
  shownPages: 'Pages of your resume',
  shownHint: 'Point at a value, or enter its field, to see where it stands.',
  openShown: 'Show my resume',
  hideShown: 'Hide my resume',
  slow: 'A scan takes a few seconds a page.',
  fileHint: (megabytes: number) => `The PDF must be < ${megabytes} MB`,
  saved: 'Resume saved successfully!',
  saveFailed: 'Failed to save resume. Please try again.',
  noResponse: 'File upload failed: No response data available',
  parseFailed: 'There was an error with the API request.',
  required: (field: string) => `${field} is required.`,
  switchToEdit: 'Please switch to Edit Mode to fill in all required fields.',
  fillIn: 'Please fill in all required fields in the form.',
  valid: 'All fields are valid. Proceeding to the next step.',
  fieldRequired: 'Field is required',
  submitted:
    'Your application is submitted, Please complete your profile registration while awaiting admin approval.',
  incomplete:
    'Fill in the profile completely, add at least one entry for each section, then click SUBMIT APPLICATION.',
  submit: 'SUBMIT APPLICATION',
  merged: 'Information updated successfully',
  alreadySubmitted: 'Your profile is already submitted',
} as const

/** What happens to an application, from its beginning to the first project. */
export const nextSteps = {
  title: 'What happens next',
  profile: { title: 'Complete your profile', text: 'From your resume or step by step. About five minutes.' },
  submitted: { title: 'Application submitted' },
  review: { title: 'We review it', text: 'You can still improve your profile meanwhile.' },
  decision: { title: 'You hear from us', text: (email: string) => `By email to ${email}, either way.` },
  projects: { title: 'Find projects', text: 'Once approved, apply for projects and answer requests.' },
} as const

/** Before the next step, and before the content loads again (spec 001 §9). */
export const WIZARD_DELAY = 3000
