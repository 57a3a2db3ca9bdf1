export const spendingWords = {
  title: 'Find your perfect card',
  prompt: 'In a typical month, how much do you spend on these categories?',
  submit: 'Find Your Perfect Card',
  example: 'Try an example',
  clear: 'Clear',
  total: 'Total per month',
  nothingTyped: 'Type at least one amount to go on.',
  ready: 'Your estimates are projected for a year.',
  busy: 'Working out what each card would have earned.',
} as const
