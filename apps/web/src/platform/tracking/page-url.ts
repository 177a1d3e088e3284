/**
 * Where the reader is, as the activity log keeps it: path and query below the origin.
 * Links of the accounts pages carry tokens, so nothing but their path leaves the browser.
 */
export function pageUrl({ pathname, search }: { pathname: string; search: string }): string {
  return pathname.startsWith('/accounts') ? pathname : pathname + search
}
