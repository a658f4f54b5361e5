import type { ComponentProps, ElementType, MouseEvent, ReactNode } from 'react';
import classes from './button.module.css';

interface Look {
  /** `filled` for what the screen is for, `default` for the rest, `subtle` for what is rarely wanted. */
  variant?: 'filled' | 'default' | 'subtle';
  /** Whether it removes or refuses something. */
  danger?: boolean;
  fullWidth?: boolean;
  /** Whether it stands among text or other narrow parts. */
  narrow?: boolean;
  leftSection?: ReactNode;
  /** Whether what it does is under way: it spins, ignores clicks and keeps the focus. */
  loading?: boolean;
  className?: string | undefined;
}

type ButtonProps<Root extends ElementType> = Look & { component?: Root } & Omit<
    ComponentProps<Root>,
    keyof Look | 'component'
  >;

function hold(event: MouseEvent) {
  event.preventDefault();
}

/**
 * A button, or a link that looks like one (`component`). Not disabled while `loading`, which would lose the focus.
 */
export function Button<Root extends ElementType = 'button'>(props: ButtonProps<Root>) {
  const { component, variant, danger, fullWidth, narrow, leftSection, loading, ...rest } =
    props as Look & {
      component?: ElementType;
      children?: ReactNode;
    };
  const Root = component ?? 'button';
  return (
    <Root
      {...(Root === 'button' && { type: 'button' })}
      {...rest}
      {...(loading && { onClick: hold, 'aria-disabled': true, 'data-loading': true })}
      className={rest.className ? `${classes.button} ${rest.className}` : classes.button}
      data-variant={variant}
      data-danger={danger || undefined}
      data-full={fullWidth || undefined}
      data-narrow={narrow || undefined}
      data-icon={leftSection ? true : undefined}
    >
      <span className={classes.content}>
        {leftSection}
        <span className={classes.label}>{rest.children}</span>
      </span>
    </Root>
  );
}
