export const samples = {
  bodies: {
    'POST /content-search/saved': {
      name: 'Sample',
      query: { keyword: 'sample', types: [], status: [], author: [], from: null, to: null },
    },
    'PUT /content-search/saved/:id': { name: 'Sample' },
  },
}
