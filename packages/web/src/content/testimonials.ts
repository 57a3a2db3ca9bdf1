export type Testimonial = { quote: string; who: string }

export const testimonialsNote =
  'Illustrative quotes, written by us to show what Cardsight is for. Not from actual customers.'

export const testimonials: readonly [Testimonial, Testimonial, Testimonial] = [
  {
    quote:
      'I paid for a travel card for four years. Cardsight showed me that groceries are what I really buy.',
    who: 'A family of four',
  },
  {
    quote: 'Two minutes of typing, no account, and I could see why one card came out ahead.',
    who: 'A first-time applicant',
  },
  {
    quote: 'The bonus looked large until I saw the second and third year next to it.',
    who: 'A weekly commuter',
  },
]
