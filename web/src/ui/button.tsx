import type { ButtonProps } from '@mantine/core';
import { createPolymorphicComponent, Button as MantineButton } from '@mantine/core';
import type { ComponentProps, MouseEvent } from 'react';

function hold(event: MouseEvent) {
  event.preventDefault();
}

/**
 * Mantine's button, but it keeps the focus while it is `loading`. Mantine disables it, and a disabled
 * button loses the focus to the page. Clicks are ignored while it is loading.
 */
function BusyButton({
  loading,
  disabled,
  ...props
}: ButtonProps & Omit<ComponentProps<'button'>, 'style'>) {
  // A link that looks like a button is never busy.
  if (loading === undefined || 'component' in props) {
    return (
      <MantineButton
        {...props}
        {...(loading !== undefined && { loading })}
        disabled={disabled ?? false}
      />
    );
  }
  return (
    <MantineButton
      {...props}
      loading={loading}
      disabled={disabled ?? false}
      renderRoot={(root) => (
        <button
          {...root}
          disabled={disabled}
          aria-disabled={loading || undefined}
          onClick={loading ? hold : root.onClick}
        />
      )}
    />
  );
}

export const Button = createPolymorphicComponent<'button', ButtonProps>(BusyButton);
