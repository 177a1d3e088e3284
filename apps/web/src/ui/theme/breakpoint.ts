import { useMediaQuery } from '@mantine/hooks'

/** Below this width, in px, the screen counts as mobile (specification spec 000 §9). */
export const MOBILE_BREAKPOINT = 770

/** True below the mobile breakpoint; follows the window as it is resized. */
export function useIsMobile(): boolean {
  return useNarrowerThan(MOBILE_BREAKPOINT)
}

/** True while the window is narrower than so many px. */
export function useNarrowerThan(width: number): boolean {
  return useMediaQuery(`(max-width: ${width - 0.02}px)`, false, { getInitialValueInEffect: false })
}
