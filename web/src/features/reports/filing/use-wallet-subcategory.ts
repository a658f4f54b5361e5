import { useEffect, useEffectEvent, useRef } from 'react';
import { useNormaliserAtHand } from '#features/reports/target-format.ts';
import type { Form } from '#ui/form/form.ts';
import type { NewReportDraft } from './new-report-check.ts';

/**
 * Sets the subcategory of a wallet to the chain of its address, because without one only Bitcoin is
 * accepted. A subcategory that the person chose stays.
 * @returns whether the subcategory comes from the address
 */
export function useWalletSubcategory(form: Form<NewReportDraft>): boolean {
  const normaliser = useNormaliserAtHand();
  const { category, subcategory, target } = form.values;
  const detected = (category && normaliser?.detectSubcategory(category, target)) || '';
  const set = useRef('');
  const setDetected = useEffectEvent(() => {
    set.current = detected;
    form.setFieldValue('subcategory', detected);
    form.setFieldError('target', null);
  });

  useEffect(() => {
    const chosen = subcategory !== '' && subcategory !== set.current;
    if (!chosen && subcategory !== detected) setDetected();
  }, [detected, subcategory]);

  return detected !== '' && subcategory === detected;
}
