/** How we make money: shown in the disclosure modal and on the about page. */
export const advertiserDisclosure = [
  'Cardsight is free to use. Some of the banks whose cards we show pay us when someone applies through our link and is approved. Others pay us nothing.',
  'That money can’t change a ranking. We measure every card the same way: the rewards your spending would have earned, plus the intro bonus, minus the annual fee. Whether a bank pays us is not an input.',
  'We don’t list every card on the market. Each card shows the date of its newest source, and the bank’s own page always has the final word.',
] as const
