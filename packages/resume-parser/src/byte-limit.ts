/** A larger file is no resume; alone here, so that who asks for it does not load the parser. */
export const BYTE_LIMIT = 10 * 1024 * 1024
