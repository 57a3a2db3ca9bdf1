/** Direction of money and kind of account, because the same words mean different things on each. */
export type Flow = 'card-in' | 'card-out' | 'bank-in' | 'bank-out'
