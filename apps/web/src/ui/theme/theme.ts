import type { CSSVariablesResolver, MantineColorsTuple, MantineThemeOverride } from '@mantine/core'
import { MOBILE_BREAKPOINT } from './breakpoint.ts'

const accent: MantineColorsTuple = [
  '#eeedfb',
  '#e0defa',
  '#c5c1f5',
  '#a49eee',
  '#7f77e5',
  '#5f56d9',
  '#4338ca',
  '#382eb0',
  '#2e2693',
  '#241d75',
]

/** Its middle is the danger of theme.css: dark enough to be read on white. */
const red: MantineColorsTuple = [
  '#fdecec',
  '#fbd9d9',
  '#f5b5b5',
  '#ec8686',
  '#dd5151',
  '#cc2f2f',
  '#b91c1c',
  '#991b1b',
  '#7f1d1d',
  '#5f1414',
]

/** The greys of the dark theme, from its text to its ground, as tokens.css has them. */
const dark: MantineColorsTuple = [
  '#e8e9f0',
  '#b8bdcb',
  '#aab0bf',
  '#959cad',
  '#4a5062',
  '#3c4150',
  '#20242f',
  '#1a1d26',
  '#12141b',
  '#0d0f15',
]

const fontFamily =
  "'Inter Variable', 'Inter', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif"

/** Plain objects only: `Component.extend` would pull every themed component into the first load. */
export const theme: MantineThemeOverride = {
  primaryColor: 'accent',
  primaryShade: 6,
  colors: { accent, red, dark },
  black: '#1c1f2a',
  fontFamily,
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  fontSizes: {
    xs: 'var(--text-small)',
    sm: 'var(--text-body)',
    md: 'var(--text-body)',
    lg: 'var(--text-section)',
    xl: 'var(--text-title)',
  },
  lineHeights: { xs: '1.44', sm: '1.5', md: '1.5', lg: '1.47', xl: '1.4' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '24px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  shadows: { xs: 'none', sm: 'none', md: 'none', lg: 'none', xl: 'none' },
  breakpoints: { xs: '30em', sm: `${MOBILE_BREAKPOINT / 16}em`, md: '62em', lg: '75em', xl: '88em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: componentDefaults(),
}

/** What Mantine calls our tokens; they know by themselves whether it is dark. */
const byTokens = {
  '--mantine-color-body': 'var(--card)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--secondary)',
  '--mantine-color-placeholder': 'var(--faint)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--control-border)',
  '--mantine-color-disabled': 'var(--neutral-soft)',
  '--mantine-color-disabled-color': 'var(--faint)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-accent-filled': 'var(--accent-fill)',
  '--mantine-color-accent-filled-hover': 'var(--accent-strong)',
  '--mantine-color-accent-text': 'var(--accent)',
  '--mantine-color-accent-outline': 'var(--accent)',
  '--mantine-color-accent-light': 'var(--accent-soft)',
  '--mantine-color-accent-light-color': 'var(--accent)',
  '--mantine-color-red-filled': 'var(--danger-fill)',
  '--mantine-color-red-text': 'var(--danger)',
  '--mantine-color-red-outline': 'var(--danger)',
  '--mantine-color-red-light': 'var(--danger-soft)',
  '--mantine-color-red-light-color': 'var(--danger)',
  // What an item of a menu takes for its text.
  '--mantine-color-red-6': 'var(--danger)',
}

/** Mantine writes its variables into a style element that beats our sheet, so these go in with them. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...byTokens, '--mantine-color-accent-light-hover': '#e0defa' },
  dark: {
    ...byTokens,
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-accent-light-hover': '#353163',
    '--mantine-color-red-light-hover': '#4c2428',
    '--mantine-color-gray-light-color': 'var(--secondary)',
    '--mantine-color-gray-text': 'var(--secondary)',
    '--mantine-color-disabled-border': 'var(--control-border)',
  },
})

/**
 * Dialogs lock the page by use-scroll-lock.ts: Mantine's own way writes a style element that a strict content
 * security policy refuses. What drops down stays in the tree, so that it belongs to its dialog or landmark.
 */
function componentDefaults(): NonNullable<MantineThemeOverride['components']> {
  const appear = { transition: 'fade', duration: 140, timingFunction: 'ease-out' }
  const floating = { transitionProps: appear, withinPortal: false, floatingStrategy: 'fixed' }
  const overlay = { backgroundOpacity: 1, color: 'var(--scrim)' }
  const closeButtonProps = { 'aria-label': 'Close' }
  const attributes = { header: { role: 'presentation' } }
  return {
    Button: { defaultProps: { size: 'sm' } },
    // A list that scrolls is no place of its own for the Tab key, which would close it and be lost.
    ScrollArea: { defaultProps: { viewportProps: { tabIndex: -1 } } },
    Modal: {
      defaultProps: {
        size: 512,
        centered: true,
        lockScroll: false,
        overlayProps: overlay,
        closeButtonProps,
        attributes,
        transitionProps: appear,
        radius: 'lg',
        padding: 'xl',
      },
    },
    Drawer: {
      defaultProps: {
        position: 'right',
        lockScroll: false,
        overlayProps: overlay,
        closeButtonProps,
        attributes,
        padding: 'xl',
        transitionProps: { transition: 'slide-left', duration: 160, timingFunction: 'ease-out' },
      },
    },
    Menu: {
      defaultProps: { ...floating, withInitialFocusPlaceholder: false, position: 'bottom-end' },
    },
    Popover: { defaultProps: floating },
    Combobox: { defaultProps: floating },
    Tooltip: {
      defaultProps: {
        openDelay: 250,
        transitionProps: appear,
        events: { hover: true, focus: true, touch: true },
      },
    },
    HoverCard: { defaultProps: floating },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    NumberInput: { defaultProps: { hideControls: true } },
    Anchor: { defaultProps: { underline: 'hover' } },
  }
}
