export type Testimonial = { quote: string; who: string }

export const testimonialsNote =
  'Illustrative quotes, written by us: what Cardsight is for, not words of actual customers.'

export const testimonials: readonly [Testimonial, Testimonial, Testimonial] = [
  {
    quote:
      'I had paid for a travel card for four years. The ledger showed that groceries were what I really buy.',
    who: 'A family of four',
  },
  {
    quote: 'Two minutes of typing, no account, and I could see why one card came out ahead of the other.',
    who: 'A first-time applicant',
  },
  {
    quote: 'The bonus looked large until I saw the second and third year next to it.',
    who: 'A weekly commuter',
  },
]
