import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import type { Form } from './form.ts';

export interface CheckedFormProps<Values extends object> {
  form: Form<Values>;
  className?: string | undefined;
  /** Called when somebody begins to fill it in. */
  onBegin?: () => void;
  /** Receives the values once they are valid. The form is busy until it is done. */
  onSubmit: (values: Values) => unknown;
  children: ReactNode;
}

/** A form with its own error messages: on submit, the first field with an error takes the focus. */
export function CheckedForm<Values extends object>(props: CheckedFormProps<Values>) {
  const { form, className, onBegin, onSubmit, children } = props;
  const { element } = form;
  const hydrated = useHydrated();
  const begin = useEffectEvent(() => onBegin?.());
  useEffect(() => {
    if (!hydrated) return;
    // Before its scripts had come (app/layouts/split-layout.tsx).
    const isBegun = element.current?.matches('[data-held], :focus-within');
    if (isBegun) begin();
    if (element.current?.hasAttribute('data-held')) {
      element.current.removeAttribute('data-held');
      element.current.requestSubmit();
    }
  }, [hydrated, element]);
  return (
    <form
      ref={element}
      className={className}
      method="post"
      noValidate
      onFocus={onBegin}
      onSubmit={form.onSubmit(onSubmit)}
    >
      {children}
    </form>
  );
}
