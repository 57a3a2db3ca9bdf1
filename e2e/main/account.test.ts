import { it } from 'vitest'
import { Identity, refusals } from '../pages/identity.ts'
import { useSite } from '../site.ts'

const site = useSite()
const DASHBOARD = '/find-best-card-for-your-spend'

const grace = {
  firstName: 'Grace',
  lastName: 'Byron',
  email: 'grace@example.com',
  password: 'engine of 1843',
}

it('a person changes name, email and password', async () => {
  await site.visit({ expectedMessages: refusals, reducedMotion: 'reduce' }, async (page) => {
    const identity = new Identity(page)
    await identity.open('/signup')
    await identity.signUp(grace)
    await identity.arrivesAt(DASHBOARD)
    await identity.open('/account')
    await identity.field('First Name').fill('Amazing Grace')
    await identity.button('Save').click()
    await identity.toast('Fist name and Last name saved successfully!').waitFor()
    await identity.shell.menu('Amazing Grace Byron').waitFor()

    await identity.button('Change email').click()
    await identity.fill({ 'New email': 'hopper@example.com', 'Current password': 'not this one' })
    await identity.dialog.getByRole('button', { name: 'Save' }).click()
    await identity.toast('Your current password is incorrect.').waitFor()
    await identity.fill({ 'Current password': grace.password })
    await identity.field('Current password').press('Enter')
    await identity.toast('email saved successfully!').waitFor()
    const preferences = identity.region('Account preferences')
    await preferences.getByText('hopper@example.com').waitFor()
    await preferences.getByText('Not confirmed yet').waitFor()

    await identity.open(await site.outbox.link('hopper@example.com', 'verify-email'))
    await identity.button('Confirm my email').click()
    await page.getByText('Your email is confirmed. Thank you!').waitFor()
    await identity.open('/account')
    await preferences.getByText('Confirmed', { exact: true }).waitFor()

    await identity.button('Change password').click()
    const changed = 'nanosecond wire'
    await identity.fill({
      'Current password': grace.password,
      'New password': changed,
      'Confirm new password': changed,
    })
    await identity.dialog.getByRole('button', { name: 'Save' }).click()
    await identity.toast('password saved successfully!').waitFor()

    await identity.region('Linked accounts').getByText('You have no linked accounts.').waitFor()
    await identity.signOut('Amazing Grace Byron')
    await identity.open('/signin')
    await identity.signIn('hopper@example.com', changed)
    await identity.arrivesAt(DASHBOARD)
  })
})
