/** The nonce of this page's content security policy, for the styles that the component library writes. */
export const pageNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
