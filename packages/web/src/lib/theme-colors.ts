/** The page background of each theme, for browser interface around the page. A test compares them with the tokens. */
export const themeColors = { light: '#faf8f3', dark: '#0f1613' } as const
