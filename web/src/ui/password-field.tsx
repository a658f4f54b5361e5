import type { PasswordInputProps } from '@mantine/core';
import { PasswordInput } from '@mantine/core';

/**
 * A password that can be shown. Mantine's own leaves the button to the mouse, and does not tell
 * a screen reader that the field is invalid.
 */
export function PasswordField(props: PasswordInputProps) {
  return <PasswordInput {...props} visibilityToggleFocusable aria-invalid={Boolean(props.error)} />;
}
