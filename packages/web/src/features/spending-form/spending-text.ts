export const spendingText = {
  title: 'Find your perfect card',
  prompt: 'In a typical month, how much do you spend on these categories?',
  submit: 'Find Your Perfect Card',
  example: 'Try an example',
  clear: 'Clear',
  total: 'Total per month',
  moreDetail: 'More detail',
  moreDetailNote:
    'Optional. Fields you leave empty count at most what an average household spends. Fly or stay in hotels more? Enter it here.',
  bills: 'Bills',
  billsNote: 'These come on top of the six amounts.',
  rent: 'Rent',
  rentNote: 'Counts only on cards that pay for rent without a fee.',
  nothingTyped: 'Enter at least one amount to continue.',
  ready: 'Your estimates are projected for a year.',
  busy: 'Calculating what each card would have earned.',
} as const
