import { useQueryClient } from '@portal/runtime/query';
import {
  type DefaultError,
  type UseMutationOptions,
  useMutation as useMutationOf,
} from '@tanstack/react-query';

/** TanStack Query's mutations, apart from the shared queries: few pages send by them. */
export const useMutation = <Data, Variables>(options: UseMutationOptions<Data, DefaultError, Variables>) =>
  useMutationOf(options, useQueryClient());
