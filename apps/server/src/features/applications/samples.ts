const SOMEBODY = '01932f5e-7d3a-7000-8000-000000000000'

export const samples = {
  bodies: {
    'POST /users/:id/resume/merge': { skills: ['Sample'] },
    'POST /resume/parse': { fileName: SOMEBODY },
    'POST /people/store': {
      name: 'Sam Ple',
      phones: ['+1 617 555 0118'],
      current_job_role: 'Sample',
      location: 'Sample',
      nationality: 'German',
      bio: 'Sample',
      years_of_experience: 5,
      rate_type: 'Hourly',
      rate: 100,
      hear_about_us: 'Social Media',
    },
    'POST /users/:id/consents': { kind: 'personal_data', typed_name: 'Sam Ple', accepted: true },
  },
  forms: {
    'POST /users/:id/resume/compare': [
      { field: 'file', filename: 'sample.pdf', content: '%PDF-1.4\n%%EOF\n' },
    ],
  },
}
