import { expect, it } from 'vitest'
import { isCheckout } from './strip-line.ts'

it.each([
  ['https://www.amazon.com/gp/cart/view.html', true],
  ['https://www.amazon.com/gp/buy/spc/handlers/display.html', true],
  ['https://www.target.com/checkout', true],
  ['https://checkout.example.com/session/1', true],
  ['https://shop.example.com/checkouts/cn/abc', true],
  ['https://www.nordstrom.com/shopping-bag', true],
  ['https://www.walmart.com/', false],
  // Only the address of the page, not the name of the site or a question to it.
  ['https://www.bestbuy.com/site/tv', false],
  ['https://www.cart.com/products', false],
  ['https://www.target.com/s?searchTerm=cart', false],
  ['https://www.target.com/p/cartridge', false],
  ['about:blank', false],
])('%s', (address, expected) => {
  expect(isCheckout(address)).toBe(expected)
})
