import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CardFace, cardFaceLines } from './card-face.tsx'

const card = {
  name: 'Everyday Cash',
  issuer: 'First Example',
  network: 'amex',
  face: { colors: ['#204060'], ink: '#ffffff', finish: 'matte', isVertical: false },
  kind: 'cash-back',
} as const

it('S-GEN-09 is an SVG drawing from issuer, name, network and color', () => {
  const { container } = render(<CardFace {...card} />)
  const face = screen.getByRole('img', { name: 'Everyday Cash by First Example, drawn' })
  expect(face.getAttribute('viewBox')).toBe('0 0 856 540')
  expect(face.textContent).toBe('First ExampleAmerican ExpressEveryday Cash')
  expect(container.querySelector('stop')?.getAttribute('stop-color')).toBe('#204060')
  expect(container.querySelector('image')).toBeNull()
})

it('is hidden from screen readers if its name is next to it', () => {
  render(<CardFace {...card} decorative />)
  expect(screen.queryByRole('img')).toBeNull()
})

it('draws the same card the same way twice, and another name slightly differently', () => {
  const pathOf = (name: string) =>
    render(<CardFace {...card} name={name} />)
      .container.querySelector('path')
      ?.getAttribute('d')
  expect(pathOf('Everyday Cash')).toBe(pathOf('Everyday Cash'))
  expect(pathOf('Everyday Cash')).not.toBe(pathOf('Another Cash'))
})

it('names an issuer that is its own network once', () => {
  render(<CardFace {...card} issuer="American Express" />)
  expect(screen.getAllByText('American Express')).toHaveLength(1)
})

it('draws a vertical card at the same height, with all of its name', () => {
  const { container } = render(
    <CardFace {...card} name="A Rather Long Name" face={{ ...card.face, isVertical: true }} />,
  )
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('-258 0 856 540')
  expect(container.textContent).toContain('A Rather Long')
})

it.each(['metal', 'gloss', 'matte', 'gradient'] as const)(
  'shades a %s card without covering its text',
  (finish) => {
    const { container } = render(<CardFace {...card} face={{ ...card.face, finish }} />)
    const shades = container.querySelectorAll('[stop-opacity], [fill-opacity]')
    expect(shades.length > 0).toBe(finish === 'metal' || finish === 'gloss')
    // White lettering: shading is black.
    expect([...shades].every((shade) => shade.outerHTML.includes('#000000'))).toBe(true)
  },
)

it.each([
  ['Freedom Flex', ['Freedom Flex']],
  ['Customized Cash Rewards for Students', ['Customized Cash Rewards', 'for Students']],
  ['  Double   Cash ', ['Double Cash']],
  ['', []],
])('breaks %j between words', (name, lines) => {
  expect(cardFaceLines(name)).toEqual(lines)
})

it('truncates a name of more than three lines with an ellipsis', () => {
  const lines = cardFaceLines(
    'An Extraordinarily Long Name of a Rewards Credit Card for Members of the Cooperative and Friends',
  )
  expect(lines).toEqual(['An Extraordinarily Long', 'Name of a Rewards Credit', 'Card for Members of the…'])
})

it('never exceeds 25 characters per line, even for one long word', () => {
  const lines = cardFaceLines('Donaudampfschifffahrtsgesellschaftskapitän Card')
  expect(lines.every((line) => line.length <= 25)).toBe(true)
  expect(lines.join('').replaceAll(' ', '')).toBe('DonaudampfschifffahrtsgesellschaftskapitänCard')
})
