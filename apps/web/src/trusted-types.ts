// A module of its own, imported first: the policy must stand before anything writes to the page.
// Mantine writes its theme into a style element by innerHTML. Markup never passes: it needs `<`, an entity `&`.
const rules = {
  createHTML: (text: string): string => {
    if (/[<&]/.test(text)) throw new TypeError('Markup is refused here: sanitise it.')
    return text
  },
  // Our worker for push messages, and the one script that is not ours: place lookup, where there is a key for it.
  createScriptURL: (url: string): string => {
    if (url === '/push-worker.js') return url
    if (!url.startsWith('https://maps.googleapis.com/maps/api/js?')) throw new TypeError('Foreign script.')
    return url
  },
}

interface PolicyFactory {
  createPolicy: (name: 'default', policy: typeof rules) => unknown
}

const page: Window & { trustedTypes?: PolicyFactory } = window
page.trustedTypes?.createPolicy('default', rules)
