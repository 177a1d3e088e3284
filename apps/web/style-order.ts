import type { Plugin } from 'vite'

const INTO_HEAD = 'document.head.appendChild(link)'

/**
 * Puts the style sheets of a part that is loaded later at the end of the body. The first ones of a page stand there, too
 * (docs/decisions/236): in the head, later ones would stand before them, and what the first say of all would count for
 * more than what a part says of itself.
 */
export function styleOrder(): Plugin {
  return {
    name: 'style-order',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(INTO_HEAD)) return this.error('style-order.ts does not know this loader of Vite.')
        return { code: code.replace(INTO_HEAD, 'document.body.appendChild(link)'), map: null }
      },
    },
  }
}
