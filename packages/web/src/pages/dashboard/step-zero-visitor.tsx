import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { PlaidInvitation } from '../../features/linking/plaid-invitation.tsx'
import { StatementsHint } from '../../features/linking/statements-hint.tsx'
import { SpendingForm } from '../../features/spending-form/spending-form.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { spendingFormProps } from './spending-form-props.ts'
import type { StepProps } from './step-props.ts'
import { StepZeroProfile } from './step-zero-profile.tsx'

export function StepZeroVisitor(props: StepProps) {
  return (
    <div className="max-w-text">
      <h1>{sentences.dashboardTitle}</h1>
      <p className="mt-3 text-lg">
        Enter what you spend, and we’ll run it through every card in our catalog. Free, no sign-up needed.
      </p>
      <Tabs defaultValue="manually" className="mt-6">
        <TabList aria-label="How to enter your spending">
          <Tab value="manually">Manually</Tab>
          <Tab value="linked">{sentences.bankProvider}</Tab>
        </TabList>
        <TabPanel value="manually">
          <SpendingForm {...spendingFormProps(props)} />
          <StepZeroProfile {...props.state} />
        </TabPanel>
        <TabPanel value="linked">
          <PlaidInvitation signInPath={pagePaths.signIn} signUpPath={pagePaths.signUp} />
        </TabPanel>
      </Tabs>
      <StatementsHint />
    </div>
  )
}
