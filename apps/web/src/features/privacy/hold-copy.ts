/** Apart from what the pages of this feature say: it may stand above any page. */
export const copy = {
  yourAccount: 'Your account and your data will be erased on',
  takeItBack: 'Take it back',
  erasureRequested: 'Erasure requested',
}
