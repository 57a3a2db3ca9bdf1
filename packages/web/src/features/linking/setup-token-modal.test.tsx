import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SetupTokenModal, type SetupTokenModalProps } from './setup-token-modal.tsx'

function setUp(offer: SetupTokenModalProps['offer'], renewedName: string | null = null) {
  const entered: string[] = []
  render(
    <SetupTokenModal
      open
      onOpenChange={() => undefined}
      offer={offer}
      renewedName={renewedName}
      onEntered={(token) => entered.push(token)}
    />,
  )
  return { entered, user: userEvent.setup() }
}

it('says where to create a setup token, and passes on the one that was pasted', async () => {
  const createUrl = 'https://sfin.example/create'
  const { entered, user } = setUp({ createUrl, testToken: null })
  const link = screen.getByRole('link', { name: /create a setup token at SimpleFIN/ })
  expect(link.getAttribute('href')).toBe(createUrl)
  await user.click(screen.getByLabelText('Setup token'))
  await user.paste('  aHR0cHM6Ly9z\n')
  await user.click(screen.getByRole('button', { name: 'Link accounts' }))
  expect(entered).toEqual(['aHR0cHM6Ly9z'])
})

it('asks for a token if there is none', async () => {
  const { entered, user } = setUp(null)
  await user.click(screen.getByRole('button', { name: 'Link accounts' }))
  expect(screen.getByLabelText('Setup token').getAttribute('aria-invalid')).toBe('true')
  screen.getByText('Paste your setup token.')
  expect(entered).toEqual([])
})

it('fills in a test token of the simulated server', async () => {
  const { entered, user } = setUp({ createUrl: null, testToken: 'test-token' })
  await user.click(screen.getByRole('button', { name: 'Use a test token' }))
  await user.click(screen.getByRole('button', { name: 'Link accounts' }))
  expect(entered).toEqual(['test-token'])
})

it('asks for a new token of the same accounts when access is renewed', async () => {
  const { entered, user } = setUp({ createUrl: null, testToken: 'test-token' }, 'Example Harbor Bank')
  screen.getByRole('dialog', { name: 'Renew access to Example Harbor Bank' })
  screen.getByText(/^Paste a new setup token for the same accounts\./)
  await user.click(screen.getByRole('button', { name: 'Use a test token' }))
  await user.click(screen.getByRole('button', { name: 'Renew access' }))
  expect(entered).toEqual(['test-token'])
})
