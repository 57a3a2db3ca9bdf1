import { writeProfile } from '../../features/profile/stored-profile.ts'
import { brandNotes } from '../../features/spending-form/brand-notes.ts'
import { type DashboardState, isManual } from './state/dashboard-state.ts'
import type { StepProps } from './step-props.ts'

/** Connects the spending form to the dashboard's state. */
export function spendingFormProps({ state, dispatch }: StepProps) {
  const { cards, typed, profile, profileOptions } = state
  const isFormRun = isManual(state)
  return {
    costs: typed,
    onChange: (costs: DashboardState['typed']) => dispatch({ type: 'costs-typed', costs }),
    rent: profile.rent,
    onRent: (rent: number) => writeProfile({ ...profile, rent }),
    notesOn: (costs: DashboardState['typed']) => brandNotes(costs, profile, profileOptions),
    onSubmit: () => dispatch({ type: 'costs-submitted' }),
    isBusy: isFormRun && cards.status === 'pending' && !cards.isQuiet,
    error: isFormRun ? cards.error : null,
  }
}
