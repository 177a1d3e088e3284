import { MantineProvider } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { cssVariablesResolver, theme } from './theme.ts'

type Props = {
  children: ReactNode
  /** The nonce of the page's content security policy, for the one style element with the theme's variables. */
  nonce?: string
  env?: 'default' | 'test'
  scheme?: 'light' | 'dark'
}

/** The theme around everything else, light or dark; once it goes, the page is light again. */
export function UiProvider({ children, nonce, env = 'default', scheme = 'light' }: Props) {
  useEffect(() => toLight, [])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={scheme}
      deduplicateCssVariables={false}
      env={env}
      getStyleNonce={() => nonce ?? ''}
    >
      {children}
    </MantineProvider>
  )
}

/** Pages outside, such as the login, know no other theme. */
function toLight(): void {
  document.documentElement.dataset['mantineColorScheme'] = 'light'
}
