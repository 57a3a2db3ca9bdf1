/** How we earn, in our own words: shown in the disclosure modal and on the about page. */
export const advertiserDisclosure = [
  'Cardsight is free to use. Some of the banks whose cards we show pay us when a person applies for a card through our link and is approved. Others pay us nothing.',
  'That money cannot move a rank. Every card is measured with the same arithmetic: the rewards that your spending would have earned, plus the intro bonus, less the annual fee. Whether a bank pays us is not one of the inputs.',
  'We do not list every card there is. Each card shows the date of its newest source, and the bank’s own page always has the final word.',
] as const
