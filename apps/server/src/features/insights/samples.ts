export const samples = {
  paths: { '/insights/:name': '/insights/hires', '/insights/:name/counted': '/insights/hires/counted' },
  queries: { 'GET /insights/:name/counted': '?label=2026-01' },
}
