/** Loads the maps places script once, where the configuration has a key for it (specification spec 000 §7). */
export function loadPlaceLookup(key: string | null): void {
  if (key === null || document.querySelector('script[data-place-lookup]') !== null) return
  const script = document.createElement('script')
  script.src = `https://maps.googleapis.com/maps/api/js?key=${encodeURIComponent(key)}&libraries=places&loading=async`
  script.async = true
  script.dataset['placeLookup'] = 'on'
  document.head.append(script)
}
