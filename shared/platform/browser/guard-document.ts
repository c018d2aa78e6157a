/**
 * Makes `removeChild` and `insertBefore` tolerate nodes that a translator or an extension has moved or replaced.
 * Otherwise they throw and React unmounts the whole page. A missing node is not removed; if the reference node is
 * missing, the new node is appended.
 */
export function guardDocument(): void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const parent = this.contains(child) ? child.parentNode : null;
    return parent ? (removeChild.call(parent, child) as Child) : child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    let sibling = this.contains(next) ? next : null;
    while (sibling && sibling.parentNode !== this) sibling = sibling.parentNode;
    return insertBefore.call(this, node, sibling) as Child;
  };
}
