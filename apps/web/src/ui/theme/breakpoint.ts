import { useMediaQuery } from '@mantine/hooks'

/** Below this width, in px, the screen counts as mobile (specification spec 000 §9). */
export const MOBILE_BREAKPOINT = 770

/** True below the mobile breakpoint; follows the window as it is resized. */
export function useIsMobile(): boolean {
  const query = `(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`
  return useMediaQuery(query, false, { getInitialValueInEffect: false })
}
