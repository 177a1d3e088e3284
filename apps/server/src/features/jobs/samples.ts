export const samples = {
  // The jobs of the worker have numbers.
  paths: { '/work/:id': '/work/0' },
}
