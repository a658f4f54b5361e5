import type { ComponentProps } from 'react';
import classes from './switch.module.css';

type SwitchProps = Pick<ComponentProps<'input'>, 'checked' | 'onChange' | 'disabled'> & {
  label: string;
  /** Gives the size of the text, which the switch follows. */
  className?: string | undefined;
};

/** Turns something on or off, immediately. */
export function Switch({ label, className = '', ...input }: SwitchProps) {
  return (
    <label className={`${classes.switch} ${className}`}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on */}
      <input {...input} type="checkbox" role="switch" />
      {label}
    </label>
  );
}
