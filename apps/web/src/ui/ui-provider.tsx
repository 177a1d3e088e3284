import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { cssVariablesResolver, theme } from './theme.ts'

type Props = {
  children: ReactNode
  /** The nonce of the page's content security policy, for the one style element with the theme's variables. */
  nonce?: string
  env?: 'default' | 'test'
}

/** The theme around everything else. Only the light scheme exists for now. */
export function UiProvider({ children, nonce, env = 'default' }: Props) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme="light"
      deduplicateCssVariables={false}
      env={env}
      getStyleNonce={() => nonce ?? ''}
    >
      {children}
    </MantineProvider>
  )
}
