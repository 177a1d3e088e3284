/** Texts of projects; those that the specification fixes are letter by letter (spec 002 §2, §5, PRODUCT 5.5). */
export const copy = {
  search: 'Search projects',
  create: 'Create project',
  either: 'All',
  yes: 'Yes',
  no: 'No',
  typeToSearch: 'Type to search',
  publishTitle: (name: string) => `Publish ${name}`,
  publishText: (name: string) => `Are you sure you want to publish ${name}?`,
  internalCode: (code: string) => `Project internal code: ${code}`,
  locked: 'This project is locked.',
  created: (name: string) => `${name} has been created`,
} as const
