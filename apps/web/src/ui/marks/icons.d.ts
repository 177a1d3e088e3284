// Made by the plugin beside vite.config.ts: the name is the one on tabler.io/icons.
declare module '~icons/*' {
  import type { Icon } from './icon.ts'
  const icon: Icon
  export default icon
}
