const CSV = 'First name,Last name,Email\r\nAda,Lovelace,ada.lovelace@imports.example\r\n'

export const samples = {
  bodies: {
    'POST /imports/:id/dry-run': {},
    'POST /imports/:id/run': {},
    'POST /imports/:id/resume': {},
    'POST /imports/:id/undo': {},
    'POST /imports/:id/cancel': {},
    'POST /imports/:id/invite': {},
  },
  queries: { 'GET /imports/template.csv': '?kind=people' },
  forms: {
    'POST /imports': [
      { field: 'kind', content: 'people' },
      { field: 'file', filename: 'people.csv', type: 'text/csv', content: CSV },
    ],
  },
}
