import { authSentences } from '@cardsight/contract/auth-sentences'
import { useToast } from '../../ui/toast.tsx'
import type { Problem } from '../auth/submission.ts'
import { useForm } from '../auth/use-form.ts'
import type { Plan } from '../auth/use-submission.ts'

/** A profile form: errors are shown in a toast and marked at their field. */
export function useToastForm<Field extends string>(plan: Omit<Plan<Field>, 'fallback'>) {
  const toast = useToast()
  const tell = ({ fields, message }: Problem<Field>) => {
    const first = plan.fields.map((field) => fields[field]).find((error) => error !== undefined)
    toast({ tone: 'bad', text: message ?? first ?? authSentences.profileFailed })
  }
  return useForm({ ...plan, fallback: authSentences.profileFailed }, tell)
}
