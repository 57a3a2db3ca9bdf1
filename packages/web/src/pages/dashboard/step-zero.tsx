import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { lazy, Suspense } from 'react'
import type { StepProps } from '../../dashboard/dashboard-store.ts'
import { PlaidInvitation, StatementsHint } from '../../features/linking/linking-facts.tsx'
import { SpendingForm } from '../../features/spending-form/spending-form.tsx'
import { ResultsSkeleton } from '../../ui/skeleton.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { StepZeroProfile } from './step-zero-profile.tsx'
import { spendingFormProps } from './use-dashboard.ts'

/** Loaded separately from the visitor's page. */
const StepZeroSignedIn = lazy(() =>
  import('./step-zero-signed-in.tsx').then(({ StepZeroSignedIn }) => ({ default: StepZeroSignedIn })),
)

export function StepZero(props: StepProps) {
  return props.state.isSignedIn ? (
    <Suspense fallback={<ResultsSkeleton label="Loading your accounts" />}>
      <StepZeroSignedIn {...props} />
    </Suspense>
  ) : (
    <StepZeroVisitor {...props} />
  )
}

function StepZeroVisitor(props: StepProps) {
  return (
    <div className="max-w-text">
      <h1>{sentences.dashboardTitle}</h1>
      <p className="mt-3 text-base">
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
