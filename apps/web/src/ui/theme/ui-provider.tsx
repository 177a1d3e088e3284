import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { cssVariablesResolver, theme } from './theme.ts'

type Props = {
  children: ReactNode
  /** The nonce of the page's content security policy, for the one style element with the theme's variables. */
  nonce?: string
  env?: 'default' | 'test'
  scheme?: 'light' | 'dark'
}

/** The theme around everything else, light or dark; once it goes, the page stays as it was. */
export function UiProvider({ children, nonce, env = 'default', scheme = 'light' }: Props) {
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
