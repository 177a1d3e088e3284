export const samples = { paths: { '/insights/:name': '/insights/hires' } }
