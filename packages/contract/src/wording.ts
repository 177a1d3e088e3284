/**
 * The overlay `en-fixed` over the catalogue `en-spec` (PRODUCT DV-5): texts that the documents misspell, and how they
 * read once an administrator turns on "Corrected wording". A text that is not here is right as it is.
 */
const FIXED: ReadonlyMap<string, string> = new Map([
  ['Faild', 'Failed'],
  ['Comming soon..', 'Coming soon'],
  ['FAQS', 'FAQs'],
  ['Help & FAQS', 'Help & FAQs'],
  ['404 - Page NOT FOUND', '404 - Page not found'],
  ['Something Wrong happened.', 'Something went wrong.'],
  ['Something went error.', 'Something went wrong.'],
  ['Something wrong.', 'Something went wrong.'],
  ['Something went wrong please try agin later.', 'Something went wrong. Try again later.'],
  ['Something went wrong please try again later', 'Something went wrong. Try again later.'],
  ['Something went wrong please try again.', 'Something went wrong. Try again.'],
  ['Something went wrong, Language not added.', 'Something went wrong. The language was not added.'],
  [
    'Something went wrong in create company, try again later.',
    'The company could not be created. Try again later.',
  ],
  [
    'Something went wrong in create school, try again later.',
    'The school could not be created. Try again later.',
  ],
  [
    'Something went wrong in create degree, try again later.',
    'The degree could not be created. Try again later.',
  ],
  [
    'Something went wrong in uploading attachments, try again later.',
    'The attachments could not be uploaded. Try again later.',
  ],
  ['Please wait for attachments uploading.', 'Wait until the attachments are uploaded.'],
  ['Customer  has been updated.', 'The customer has been updated.'],
  ['Member have been deleted successfully', 'The member has been deleted.'],
  ['Member have been invited successfully', 'The member has been invited.'],
  ['This contributor already been added', 'This contributor has already been added.'],
  ['This customer already been added', 'This customer has already been added.'],
  ['Add atleast one work experience or project experience', 'Add at least one work experience or project'],
  ['Add atleast one industry', 'Add at least one industry'],
  ['Add atleast one education details', 'Add at least one education'],
  ['Add atleast one Skill', 'Add at least one skill'],
  ['Add atleast one Languages', 'Add at least one language'],
  ['Applying filters have been canceled.', 'The filters have not been applied.'],
  ['Filters have cleared successfully', 'The filters have been cleared.'],
  ['Field id required', 'This field is required.'],
  ['File Upload Field is Required...', 'Choose a file.'],
  ['Enter  new password', 'Enter a new password'],
  ['Enter  confirm password', 'Enter the new password again'],
  [
    'Invalid linked in URL ex: www.linkedin.com/in/user-name.',
    'Use a LinkedIn address, such as www.linkedin.com/in/user-name.',
  ],
  ['Started date should be before or equal today', 'The start date cannot be after today'],
  ['Started date should be before ended date', 'The start date must be before the end date'],
  ['Ended date should be before or equal today', 'The end date cannot be after today'],
  ['Ended date should be after started date', 'The end date must be after the start date'],
  ['End date should be after start date', 'The end date must be after the start date'],
  ['Issued date should be before or equal today', 'The issue date cannot be after today'],
  ['Issued date should be before expiration date', 'The issue date must be before the expiration date'],
  ['Expiration date should be after issued date', 'The expiration date must be after the issue date'],
  ['New Skills have been added successfully', 'The skills have been added.'],
  ['Language Added Successfully', 'The language has been added.'],
  ['Languages has been deleted successfully', 'The language has been deleted.'],
  ['Skills already exists', 'This skill already exists'],
  [
    'Your application is submitted, Please complete your profile registration while awaiting admin approval.',
    'Your application is submitted. Please complete your profile while it is reviewed.',
  ],
])

/** A text of ours as it should be spelt. Only whole texts change, so nothing that somebody wrote ever does. */
export function corrected(text: string): string {
  return FIXED.get(text) ?? text
}

/** Every text that the overlay corrects, as the documents spell it. */
export const misspelt: readonly string[] = [...FIXED.keys()]
