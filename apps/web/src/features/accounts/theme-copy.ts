/** Apart from what the pages of this feature say: it stands in the popup above every page. */
export const themeCopy = { darkTheme: 'Dark theme', on: 'On', off: 'Off' }
