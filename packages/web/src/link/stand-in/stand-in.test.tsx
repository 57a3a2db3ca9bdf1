import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createSimulatedBank } from '../../api/simulated-bank.ts'
import { accountsStep, answerLinkCalls, institutions, linkSession } from '../../testing/simulated-bank.ts'
import { createLinkSession } from './link-session.ts'
import { StandIn } from './stand-in.tsx'

const { platypus } = institutions

it.each([
  ['a bank that needs a new login', true, 'Renew access to First Platypus Bank', 'Renew access'],
  [
    'a bank with more accounts to share',
    false,
    'Choose accounts from First Platypus Bank',
    'Share these accounts',
  ],
])('is titled after what it is for: %s', async (_, login_required, title, button) => {
  const session = { ...linkSession, mode: 'update', login_required, institution: platypus }
  const { send } = answerLinkCalls({ session: { body: session }, login: { body: accountsStep } })
  const opened = createLinkSession(
    { token: 'link-1', onSuccess: () => undefined },
    {
      bank: createSimulatedBank(send),
      goTo: () => undefined,
      linkSessionId: 'opening-1',
      onClosed: () => undefined,
    },
  )
  render(<StandIn session={opened} />)
  await opened.open()
  await screen.findByRole('dialog', { name: title })
  await opened.logIn('user_good', 'pass_good')
  expect(await screen.findByRole('button', { name: button })).toBeDefined()
})
