import type { CSSProperties } from 'react';
import classes from './skeleton.module.css';

interface SkeletonProps {
  /** Gives its size, as `style` does. */
  className?: string | undefined;
  style?: CSSProperties;
}

/** Stands where content will be while that loads. */
export function Skeleton({ className = '', style }: SkeletonProps) {
  return <span className={`${classes.skeleton} ${className}`} style={style} />;
}
