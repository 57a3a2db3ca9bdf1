import { expect, it } from 'vitest'
import tokens from '../../styles/tokens.css?raw'
import { chartBreakpoint } from './spending-list.tsx'

it('S-DASH1-09 takes the breakpoint of charts from the tokens', () => {
  expect(tokens).toContain(`--breakpoint-chart: ${chartBreakpoint};`)
})
