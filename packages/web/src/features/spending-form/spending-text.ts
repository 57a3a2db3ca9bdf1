export const spendingText = {
  title: 'Find your perfect card',
  prompt: 'In a typical month, how much do you spend on these categories?',
  submit: 'Find Your Perfect Card',
  example: 'Try an example',
  clear: 'Clear',
  total: 'Total per month',
  nothingTyped: 'Enter at least one amount to continue.',
  ready: 'Your estimates are projected for a year.',
  busy: 'Calculating what each card would have earned.',
} as const
