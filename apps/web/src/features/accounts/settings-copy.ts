/** Apart from what the other pages of this feature say: nobody needs them here. */
export const settingsCopy = { title: 'Profile settings' }
